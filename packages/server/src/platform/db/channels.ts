/** The channel of changes that caches drop pages for: a read after such a notice has to have the change. */
export const pageTagChannel = 'page_tags'
