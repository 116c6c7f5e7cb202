import type * as z from 'zod'
import type * as contract from '../../contract/endpoint.ts'
import type { Permission } from '../../contract/roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One REST call as data. Whoever has no path here may not make it: absence is denial.
 * `:accountOwnerId` in a path is filled by the owner scope, the other parameters by the resolver.
 */
export type Endpoint<P extends string = string, B = unknown, O = unknown> = {
  name: string
  method: Method
  /** Path for callers without a session; no credential is sent. */
  anyone?: P
  /** Path of a customer, who reaches the own data only. */
  customer?: P
  /** Path of staff, and the permission it takes. */
  staff?: { path: P; may: Permission }
  /** The type of the body; never read at run time. */
  body?: Sends<B>
  response: z.ZodType<O>
  /** Honours Idempotency-Key. */
  keyed?: boolean
  /** Moves whole files, so it may take longer. */
  file?: boolean
  /** Begins a session: the custodian is told what the caller's browser or program calls itself. */
  namesDevice?: boolean
  /** The answer is CSV text, not JSON. */
  csv?: boolean
}

declare const sent: unique symbol
export type Sends<B> = { readonly [sent]?: B }

/** Names the type of an endpoint's body: `body: sends<{ amount: number }>()`. */
export function sends<B>(): Sends<B> {
  return {}
}

// oxlint-disable-next-line typescript/no-explicit-any -- any endpoint at all, whatever it sends and answers
type OwnEndpoint = Endpoint<string, any, any>
/** One that the contract describes, or one that is still described here. */
export type AnyEndpoint = OwnEndpoint | contract.AnyEndpoint

/** Every endpoint there is, for the tests that compare them with the contract. */
export const endpoints: OwnEndpoint[] = []

export function endpoint<const P extends string, O, B = never>(definition: Endpoint<P, B, O>): Endpoint<P, B, O> {
  endpoints.push(definition as OwnEndpoint)
  return definition
}

/** The same path for every signed-in user. */
export function signedIn<const P extends string>(path: P): { customer: P; staff: { path: P; may: Permission } } {
  return { customer: path, staff: { path, may: 'staff' } }
}

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type PathOf<E> = E extends Endpoint<infer P, infer _B, infer _O> ? P : never
export type Output<E> = E extends contract.AnyEndpoint
  ? contract.AnswerOf<E>
  : E extends Endpoint<infer _P, infer _B, infer O>
    ? O
    : never

type ParamsOf<Name extends string> = [Name] extends [never] ? object : { params: Record<Name, string | number> }
type BodyOf<E> = E extends Endpoint<infer _P, infer B, infer _O> ? ([B] extends [never] ? object : { body: B }) : never

/** What a call needs besides its owner. */
export type Args<E> = E extends contract.AnyEndpoint
  ? contract.SentTo<E> & {
      /** Sent as Idempotency-Key where the endpoint honours one. */
      key?: string | null
    }
  : OwnArgs<E>

type OwnArgs<E> = ParamsOf<Exclude<Names<PathOf<E>>, 'accountOwnerId'>> &
  BodyOf<E> & {
    query?: Record<string, string | null | undefined>
    /** Sent as Idempotency-Key where the endpoint honours one. */
    key?: string | null
  }

/** The endpoint if it needs no owner, else nothing, so that such a call does not compile. */
export type WithoutOwner<E> = E extends contract.AnyEndpoint
  ? contract.WithoutOwner<E>
  : 'accountOwnerId' extends Names<PathOf<E>>
    ? never
    : E

/** An answer without content. */
export type Nothing = unknown
