import type { Endpoint, InputOf, ResponseOf } from '@pravesh/contract'

/** What a client must know of an endpoint to call it. The rest of a declaration, its schemas, need not come along to a browser. */
export type Callable = Pick<Endpoint, 'id' | 'method' | 'path' | 'realm' | 'status' | 'file'>
/** An endpoint without its schemas, which still says what it takes and answers: to the compiler alone. */
export type Light<E extends Endpoint> = Callable & { readonly declared?: E }

/** The whole declaration that a callable stands for. */
type Declared<C> = C extends Endpoint ? C : C extends { readonly declared?: infer E } ? E : never
/** What a caller gives. */
export type InputFor<C> = InputOf<Declared<C>>
/** What is answered. */
export type ResponseFor<C> = ResponseOf<Declared<C>>
