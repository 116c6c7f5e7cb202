import * as z from 'zod'
import type { Permission } from './roles.ts'

/** The refusal of an idempotency key that was sent before with another request. */
export const KEY_REUSED = 'This Idempotency-Key was already used for another request.'

/** Days for which an idempotency key and its first answer are kept. */
export const KEY_KEPT_DAYS = 30

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Shapes = Readonly<Record<string, z.ZodType>>

/**
 * One REST call as data. Callers without a path here may not make it: deny by default. `:accountOwnerId` in a path is
 * the owner that the call is about; every other parameter needs its schema in `params`.
 */
export type Definition<Path extends string, Open extends string, P extends Shapes, Q, B, R> = {
  /** The name of the constant, used in metrics, logs and errors. */
  name: string
  method: Method
  /** One sentence for the API description. */
  summary: string
  /** Path for callers without a session; it needs no credential. */
  anyone?: Open
  /** Path for customers, who reach only their own data. */
  customer?: Path
  /** Path for staff, with the permission. A path equal to the customer's is for everybody who is signed in. */
  staff?: { path: Path; may: Permission }
  /** Path for the operator of this machine; the gateway has no access to it. */
  operator?: Open
  params?: P
  query?: Q
  body?: B
  /** The exact response of the custodian, without transforms; omitted for 204. */
  response?: R
  /** Staff name the owner in the body instead of the path. */
  ownerIn?: 'body'
  /**
   * Statuses of refusals by the call's own rules, besides those that `refusalsOf` derives. Any other status of a
   * refusal fails the tests.
   */
  refuses?: readonly (404 | 409 | 429)[]
  /** True if the call accepts an Idempotency-Key header. */
  keyed?: true
  /** True if the call transfers whole files, so its body may be larger and the call may take longer. */
  file?: true
  /** True if the response is CSV text, not JSON. */
  csv?: true
  /** True if the call may read the whole ledger, which may take as long as the transfer of a file. */
  slow?: true
  /** True if the call starts a session, so the gateway forwards the user agent of the caller. */
  namesDevice?: true
}

/** Arguments that a caller passes: bodies before validation, parameters as values. */
type Sends<P extends Shapes, Q, B> = (keyof P extends never ? object : { params: { [K in keyof P]: z.output<P[K]> } }) &
  (B extends z.ZodType
    ? undefined extends z.input<B>
      ? { body?: Frozen<z.input<B>> }
      : { body: Frozen<z.input<B>> }
    : object) &
  (Q extends z.ZodType ? { query?: { [K in keyof z.input<Q>]?: z.input<Q>[K] | null } } : object)

/** Arguments that the handler receives after validation. */
type Takes<P extends Shapes, Q, B> = {
  params: { [K in keyof P]: z.output<P[K]> }
  query: Q extends z.ZodType ? z.output<Q> : undefined
  body: B extends z.ZodType ? z.output<B> : undefined
}

/** The type of a request body in which arrays may be read-only. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/**
 * A call with the types of its arguments and its response. They are computed once, here, so callers and handlers see
 * plain objects instead of zod types.
 */
export type Endpoint<
  Path extends string = string,
  Sent = unknown,
  Taken = unknown,
  Answer = unknown,
  IsOpen extends boolean = boolean,
> = Definition<Path, string, Shapes, z.ZodType, z.ZodType, z.ZodType> & {
  /** The group of the call, for the API description. */
  tag: string
  readonly types?: { sent: Sent; taken: Taken; answer: Answer; isOpen: IsOpen }
}

// oxlint-disable-next-line typescript/no-explicit-any -- an endpoint with any body and response
export type AnyEndpoint = Endpoint<string, any, any, any, any>

type SentTo<E extends AnyEndpoint> = NonNullable<E['types']>['sent']
/** The arguments of a caller. */
export type Args<E extends AnyEndpoint> = SentTo<E>
export type TakenBy<E extends AnyEndpoint> = NonNullable<E['types']>['taken']
export type AnswerOf<E extends AnyEndpoint> = NonNullable<E['types']>['answer']
export type IsOpen<E extends AnyEndpoint> = NonNullable<E['types']>['isOpen']
/**
 * The type of the endpoint if none of its paths contains an owner; otherwise `never`, so that calling it without an
 * owner does not compile.
 */
export type WithoutOwner<E extends AnyEndpoint> = [
  Extract<NonNullable<E['staff']>['path'], `${string}:accountOwnerId${string}`>,
] extends [never]
  ? E
  : never

/** Defines calls of a group: `const endpoint = endpointsOf('notes')`. */
export function endpointsOf(tag: string) {
  return <
    const Path extends string = never,
    const Open extends string = never,
    P extends Shapes = Record<never, never>,
    Q extends z.ZodType | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
    R extends z.ZodType | undefined = undefined,
  >(
    definition: Definition<Path, Open, P, Q, B, R>,
  ): Endpoint<
    Path,
    Sends<P, Q, B>,
    Takes<P, Q, B>,
    R extends z.ZodType ? z.output<R> : undefined,
    [Open] extends [never] ? false : true
  > => {
    const described = { ...definition, tag } as AnyEndpoint
    const wrong = mistakeIn(described)
    if (wrong !== null) throw new Error(`${definition.name}: ${wrong}`)
    return described as never
  }
}

/** The distinct paths of a call. */
export function pathsOf({ anyone, customer, staff, operator }: AnyEndpoint): string[] {
  return [...new Set([anyone, customer, staff?.path, operator].filter((path) => path !== undefined))]
}

/** One path for every signed-in user. */
export function signedIn<const P extends string>(path: P): { customer: P; staff: { path: P; may: 'staff' } } {
  return { customer: path, staff: { path, may: 'staff' } }
}

/** One path with or without a session. */
export function withOrWithoutSession<const P extends string>(path: P) {
  return { anyone: path, ...signedIn(path) }
}

/** Checks at load time the rules that types cannot express. */
function mistakeIn(definition: AnyEndpoint): string | null {
  const paths = pathsOf(definition)
  if (paths.length === 0) return 'nobody has a path to it'
  const stray = paths.find((path) => !path.startsWith('/api/'))
  if (stray !== undefined) return `${stray} is not below /api/`
  const given = Object.keys(definition.params ?? {})
  for (const path of paths) {
    const named = [...path.matchAll(/:(\w+)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'accountOwnerId')
    const odd = [...named.filter((name) => !given.includes(name)), ...given.filter((name) => !named.includes(name))]
    if (odd.length > 0) return `${path} and params do not agree about ${odd.join(', ')}`
  }
  if (definition.method === 'GET' && (definition.body || definition.keyed)) return 'a read has no body and no key'
  return null
}
