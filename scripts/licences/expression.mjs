/**
 * True where a licence expression of SPDX can be met with licences that `isAllowed`: all that AND joins, one of those that OR joins. What
 * is no such expression is not.
 * @param {string} expression such as `(MPL-2.0 OR Apache-2.0) AND MIT`
 * @param {(licence: string) => boolean} isAllowed
 */
export function isMet(expression, isAllowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  /** @returns {boolean} */
  const either = () => {
    let met = both()
    // Both sides are read, whatever the first one says.
    for (; words[at] === 'OR'; met = both() || met) at++
    return met
  }
  /** @returns {boolean} */
  const both = () => {
    let met = one()
    for (; words[at] === 'AND'; met = one() && met) at++
    return met
  }
  /** @returns {boolean} */
  const one = () => {
    const word = words[at++]
    if (word === '(') {
      const met = either()
      return words[at++] === ')' && met
    }
    if (word === undefined || word === ')' || word === 'OR' || word === 'AND') return false
    if (words[at] !== 'WITH') return isAllowed(word)
    at += 2
    return isAllowed(`${word} WITH ${words[at - 1]}`)
  }
  return either() && at === words.length
}
