/** The error of a piece of work: `Refusal: The archive …`. */
export const rejectionOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: Error) => `${error.name}: ${error.message}`,
  )
