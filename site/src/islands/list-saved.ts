import { type SavedInstitute, saved } from './saved.ts'

const list = document.querySelector<HTMLElement>('#saved')
const none = document.querySelector<HTMLElement>('#none-saved')

function rowOf({ path, name, place }: SavedInstitute): HTMLLIElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.href = `${(list?.dataset.home ?? '/').replace(/\/$/, '')}${path}`
  link.textContent = name
  const where = document.createElement('p')
  where.className = 'soft'
  where.textContent = place
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'button'
  remove.textContent = '×'
  remove.ariaLabel = (list?.dataset.remove ?? '#').replace('#', name)
  remove.addEventListener('click', () => saved.set(saved.get().filter((one) => one.path !== path)))
  row.append(link, where, remove)
  return row
}

saved.subscribe((institutes) => {
  list?.replaceChildren(...institutes.map(rowOf))
  if (none) {
    none.textContent = none.dataset.none ?? ''
    none.hidden = institutes.length > 0
  }
})
