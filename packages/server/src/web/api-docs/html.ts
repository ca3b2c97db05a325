/** A piece of HTML that is already safe to write. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}
type Piece = Html | string | number | undefined | false | readonly Piece[]

function renderPiece(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(renderPiece).join('')
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}

/** Writes HTML: every value is escaped, unless it is HTML itself. Lists are joined; undefined and false are empty. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + renderPiece(pieces[index])).join(''))
}
/** Words in a monospaced face, with commas between. */
export const codes = (values: readonly unknown[]): Html[] =>
  values.map((word, index) => html`${index > 0 && ', '}<code>${String(word)}</code>`)

/** A sentence of the document, its `words of the wire` in a monospaced face. */
export const sentence = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

/** A name that may break where a new word begins in it: `dateOf|Birth`, `TOO_|MANY`, `guardian.|name`. */
export const breakable = (name: string): Html[] =>
  name.split(/(?<=[_.\]])|(?<=[a-z])(?=[A-Z])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)
