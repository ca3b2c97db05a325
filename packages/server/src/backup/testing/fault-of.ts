/** What a piece of work throws: `Refusal: The archive …`. */
export const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (thrown: Error) => `${thrown.name}: ${thrown.message}`,
  )
