/** The response to a write: the current record, and the message for the toast. */
export const writeResponse = async <T>(data: Promise<T>, message: string) => ({ data: await data, message })
/** The answer of a delete: the ids that are gone, and the sentence for the toast. */
export const removed = async (ids: Promise<number[]>, message: string) => ({ data: { ids: await ids }, message })
/** A list that is never so long that it has pages. */
export const onePage = <Row>(data: Row[]) => ({ data, total: data.length, page: 1, limit: data.length })
