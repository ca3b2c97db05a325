/**
 * True where a licence expression of SPDX can be met with licences that `isAllowed`: all operands of AND, one of OR. An invalid expression
 * cannot.
 * @param {string} expression such as `(MPL-2.0 OR Apache-2.0) AND MIT`
 * @param {(licence: string) => boolean} isAllowed
 */
export function isMet(expression, isAllowed) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let position = 0
  /** @returns {boolean} */
  const parseOr = () => {
    let met = parseAnd()
    // Both sides are parsed, for any result of the first one.
    for (; tokens[position] === 'OR'; met = parseAnd() || met) position++
    return met
  }
  /** @returns {boolean} */
  const parseAnd = () => {
    let met = parseTerm()
    for (; tokens[position] === 'AND'; met = parseTerm() && met) position++
    return met
  }
  /** @returns {boolean} */
  const parseTerm = () => {
    const word = tokens[position++]
    if (word === '(') {
      const met = parseOr()
      return tokens[position++] === ')' && met
    }
    if (word === undefined || word === ')' || word === 'OR' || word === 'AND') return false
    if (tokens[position] !== 'WITH') return isAllowed(word)
    position += 2
    return isAllowed(`${word} WITH ${tokens[position - 1]}`)
  }
  return parseOr() && position === tokens.length
}
