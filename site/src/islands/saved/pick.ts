import { decodeSaved, toggle } from './format.ts'
import { hasSaved, readSaved } from './show-saved.ts'

const maxCompared = 4
const bar = document.querySelector<HTMLFormElement>('.compare-bar')
const message = bar?.querySelector('output')
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.pick input')]

/** Displays the number of ticked institutes for the comparison, and limits it to the comparison's maximum. */
function showTicked(): void {
  if (!bar || !message) return
  const count = boxes().filter(({ checked }) => checked).length
  for (const box of boxes()) box.disabled = !box.checked && count >= maxCompared
  for (const button of bar.querySelectorAll('button')) button.disabled = count === 1
  message.dataset.choose ??= message.textContent ?? ''
  message.textContent = (count > 0 ? message.dataset.chosen : message.dataset.choose)?.replace('#', String(count)) ?? ''
}

const pathOf = ({ name, value }: HTMLInputElement) => `/${name}/${value}`

/** Gives each card of the list its button that saves it, and shows which are saved. */
function showButtons(): void {
  const text = readSaved()
  if (!bar || text === null) return
  for (const box of boxes()) {
    const row = box.closest('.pick')
    const saved = hasSaved(text, pathOf(box))
    const button = row?.querySelector('button') ?? document.createElement('button')
    button.type = 'button'
    button.ariaPressed = String(saved)
    const hiddenName = box.nextElementSibling?.cloneNode(true)
    button.replaceChildren((saved ? bar.dataset.saved : bar.dataset.save) ?? '', ...(hiddenName ? [hiddenName] : []))
    row?.append(button)
  }
}

/** Saves the institute of a card in this browser or removes it; for a signed-in account on the shortlist too. */
async function saveCard(card: Element): Promise<void> {
  const box = card.querySelector<HTMLInputElement>('.pick input')
  if (!bar || !box) return
  const name = card.querySelector('h2')?.textContent?.trim() ?? ''
  const place = card.querySelector('.soft')?.firstChild?.textContent?.trim() ?? ''
  const [institutes, adds] = toggle(decodeSaved(readSaved() ?? ''), { path: pathOf(box), name, place })
  localStorage.setItem('saved', JSON.stringify(institutes))
  dispatchEvent(new Event('saved'))
  if (!adds || !localStorage.getItem('user')) return
  const { putOnShortlist } = await import('./put-on-shortlist.ts')
  const { added = '', already = '', failed = '' } = bar.dataset
  await putOnShortlist(box.name === 'school' ? 'school' : 'college', Number(box.dataset.id), { added, already, failed })
}

if (bar) {
  showButtons()
  for (const change of ['saved', 'storage', 'pageshow']) addEventListener(change, showButtons)
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest('.pick button')?.closest('.card') : null
    if (card) void saveCard(card)
  })
  document.addEventListener('change', showTicked)
  // A page restored from the browser's cache has its ticks still.
  addEventListener('pageshow', showTicked)
}
