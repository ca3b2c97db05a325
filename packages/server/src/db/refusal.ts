/** A reason not to start, told to the operator as one plain sentence: no stack is worth showing with it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
