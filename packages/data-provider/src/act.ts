import type { InputOf, ResponseOf } from '@pravesh/contract'
import type { DataProvider, Identifier } from 'react-admin'
import type { Action, Resources } from './descriptor.ts'
import type { Parents } from './wire/call.ts'

/** The names of a resource's verbs. */
export type ActionOf<D> = D extends { actions: infer V } ? keyof V & string : never
type ActionByName<D, V> = D extends { actions: infer A }
  ? V extends keyof A
    ? A[V] extends Action
      ? A[V]
      : never
    : never
  : never

type OmitKey<T, N> = T extends unknown ? Omit<T, N & keyof T> : never
type IdName<A> = A extends { id: { name: infer N } } ? N : never
type ObjectOf<T> = unknown extends T ? object : NonNullable<T>
type ParentsOf<A extends Action> = OmitKey<ObjectOf<InputOf<A['endpoint']>['params']>, IdName<A>> &
  ObjectOf<InputOf<A['endpoint']>['query']>
type Body<A extends Action> = InputOf<A['endpoint']>['body']

type InputOfAction<A extends Action> = (A extends { id: object } ? { id: Identifier } : { id?: undefined }) &
  (object extends ParentsOf<A> ? { parents?: ParentsOf<A> } : { parents: ParentsOf<A> }) &
  (unknown extends Body<A> ? { data?: undefined } : { data: OmitKey<NonNullable<Body<A>>, IdName<A>> })

/**
 * Input of an action: its record, the parents, and the rest of its body, as its endpoint declares them. The name of a child resource
 * contains its parent already.
 */
export type ActInput<D, V> = D extends { under: object }
  ? Omit<InputOfAction<ActionByName<D, V>>, 'parents'> & { parents?: Parents }
  : InputOfAction<ActionByName<D, V>>
/** Response of an action, parsed. */
export type Acted<D, V> = ResponseOf<ActionByName<D, V>['endpoint']>
/** The same, where resource and verb are known at run time alone. */
export type AnyActInput = { id?: Identifier | undefined; data?: object | undefined; parents?: Parents | undefined }

/** A data provider that has the verbs of these resources too. */
export type ActingProvider<T extends Resources = Resources> = DataProvider & {
  act: <R extends keyof T & string, V extends ActionOf<T[R]>>(
    resource: R,
    action: V,
    input: ActInput<T[R], V>,
  ) => Promise<Acted<T[R], V>>
}
