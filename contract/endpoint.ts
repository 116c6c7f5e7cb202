import * as z from 'zod'
import type { Permission } from './roles.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Shapes = Readonly<Record<string, z.ZodType>>

/**
 * One REST call as data. A caller without a path here may not make it: deny by default. `:accountOwnerId` in a path is
 * the owner of the call; every other parameter needs its shape in `params`.
 */
export type Definition<Path extends string, Open extends string, P extends Shapes, Q, B, R> = {
  /** The name of the constant; in metrics, logs and errors. */
  name: string
  method: Method
  /** One sentence, for the API description. */
  summary: string
  /** Path for callers without a session; no credential is needed. */
  anyone?: Open
  /** Path of a customer, who reaches only their own data. */
  customer?: Path
  /** Path of staff and its permission. The same path as the customer's means everybody who is signed in. */
  staff?: { path: Path; may: Permission }
  /** Path for the machine's operator; the gateway has no access to it. */
  operator?: Open
  params?: P
  query?: Q
  body?: B
  /** The exact answer of the custodian, without transforms; omitted for 204. */
  response?: R
  /** Staff name the owner in the body instead of the path. */
  ownerIn?: 'body'
  /** Honours Idempotency-Key. */
  keyed?: true
  /** Transfers whole files, so it may be longer and take longer. */
  file?: true
  /** The answer is CSV text, not JSON. */
  csv?: true
  /** Begins a session: the gateway forwards the caller's user agent. */
  namesDevice?: true
}

/** Input of a caller: bodies as written, parameters as values. */
type Sends<P extends Shapes, Q, B> = (keyof P extends never ? object : { params: { [K in keyof P]: z.output<P[K]> } }) &
  (B extends z.ZodType
    ? undefined extends z.input<B>
      ? { body?: Frozen<z.input<B>> }
      : { body: Frozen<z.input<B>> }
    : object) &
  (Q extends z.ZodType ? { query?: { [K in keyof z.input<Q>]?: z.input<Q>[K] | null } } : object)

/** Input of the handler: the same after validation. */
type Takes<P extends Shapes, Q, B> = {
  params: { [K in keyof P]: z.output<P[K]> }
  query: Q extends z.ZodType ? z.output<Q> : undefined
  body: B extends z.ZodType ? z.output<B> : undefined
}

/** Lists may be passed as read-only. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** The types are computed here once; callers and handlers see plain objects, never zod. */
export type Endpoint<
  Path extends string = string,
  Sent = unknown,
  Taken = unknown,
  Answer = unknown,
  IsOpen extends boolean = boolean,
> = Definition<Path, string, Shapes, z.ZodType, z.ZodType, z.ZodType> & {
  /** The group, for the API description. */
  tag: string
  readonly types?: { sent: Sent; taken: Taken; answer: Answer; isOpen: IsOpen }
}

// oxlint-disable-next-line typescript/no-explicit-any -- any endpoint at all, whatever it sends and answers
export type AnyEndpoint = Endpoint<string, any, any, any, any>

type SentTo<E extends AnyEndpoint> = NonNullable<E['types']>['sent']
/** Arguments of a caller. */
export type Args<E extends AnyEndpoint> = SentTo<E>
export type TakenBy<E extends AnyEndpoint> = NonNullable<E['types']>['taken']
export type AnswerOf<E extends AnyEndpoint> = NonNullable<E['types']>['answer']
export type IsOpen<E extends AnyEndpoint> = NonNullable<E['types']>['isOpen']
/** The endpoint if none of its paths names an owner, otherwise never, so such a call does not compile. */
export type WithoutOwner<E extends AnyEndpoint> = [
  Extract<NonNullable<E['staff']>['path'], `${string}:accountOwnerId${string}`>,
] extends [never]
  ? E
  : never

/** Describes calls of a group: `const endpoint = endpointsOf('notes')`. */
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

/** The paths of a call with their audiences; the same path twice is one. */
export function pathsOf({ anyone, customer, staff, operator }: AnyEndpoint): string[] {
  return [...new Set([anyone, customer, staff?.path, operator].filter((path) => path !== undefined))]
}

/** The same path for every signed-in user. */
export function signedIn<const P extends string>(path: P): { customer: P; staff: { path: P; may: 'staff' } } {
  return { customer: path, staff: { path, may: 'staff' } }
}

/** The same path with a session or without one. */
export function withOrWithoutSession<const P extends string>(path: P) {
  return { anyone: path, ...signedIn(path) }
}

/** Checks at load time what the types cannot express. */
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
