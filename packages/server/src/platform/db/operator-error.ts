/** A reason not to start, told to the operator as one plain sentence: no stack is worth showing with it. */
export class OperatorError extends Error {
  override readonly name = 'Refusal'
}
