/** A version of words that are agreed to, and what it says; a `{name}` in it is filled as the name is typed. */
export type ConsentText = { version: string; text: string }
/** What the page has people agree to who open an account: themselves, and for somebody under 18 a guardian. */
export type SignUpMessages = { account: ConsentText; guardian: ConsentText }
