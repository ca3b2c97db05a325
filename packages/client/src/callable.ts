import type { Endpoint, InputOf, ResponseOf } from '@pravesh/contract'

/** The parts of an endpoint that a client needs for a call. The rest of a declaration, its schemas, need not be sent to a browser. */
export type Callable = Pick<Endpoint, 'id' | 'method' | 'path' | 'realm' | 'status' | 'file'>
/** An endpoint without its schemas, with the types of its input and response: for the compiler alone. */
export type Light<E extends Endpoint> = Callable & { readonly declared?: E }

/** The whole declaration that a callable stands for. */
type Declared<C> = C extends Endpoint ? C : C extends { readonly declared?: infer E } ? E : never
/** Input of a caller. */
export type InputFor<C> = InputOf<Declared<C>>
/** Type of the response. */
export type ResponseFor<C> = ResponseOf<Declared<C>>
