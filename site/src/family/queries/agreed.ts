/** The text that is agreed to, by its version. `{name}` in it is who reads. */
export type Agreed = { version: string; text: string }
