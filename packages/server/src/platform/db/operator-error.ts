/** A reason not to start, reported to the operator as one plain sentence: a stack would not help. */
export class OperatorError extends Error {
  override readonly name = 'Refusal'
}
