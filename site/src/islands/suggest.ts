import { type Hit, pagePath } from '@pravesh/contract'

/** Milliseconds without a key before the server is asked. */
const pause = 120
const rows = 8

async function find(search: string, signal: AbortSignal): Promise<Hit[]> {
  const query = new URLSearchParams({ search, limit: String(rows) })
  const answer = await fetch(`${import.meta.env.PUBLIC_API_BASE}/public/find?${query}`, {
    signal,
    headers: { 'X-Page-Origin': location.origin },
  })
  if (!answer.ok) return []
  const { data }: { data: Hit[] } = await answer.json()
  return data
}

/** Makes a search field an accessible combobox (ARIA 1.2) whose options are links. The form itself stays as it is. */
export function suggest(input: HTMLInputElement, form: HTMLFormElement): void {
  const list = document.createElement('div')
  list.id = 'suggestions'
  list.className = 'suggestions'
  list.role = 'listbox'
  list.ariaLabel = form.dataset.list ?? ''
  list.hidden = true
  const status = document.createElement('p')
  status.className = 'away'
  status.role = 'status'
  form.append(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  let chosen = -1
  let asked = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  let flight = new AbortController()

  const options = () => [...list.querySelectorAll('a')]

  function choose(index: number): void {
    chosen = index
    options().forEach((option, i) => {
      option.ariaSelected = String(i === index)
    })
    const option = options()[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function open(shown: boolean): void {
    list.hidden = !shown
    input.ariaExpanded = String(shown)
    if (!shown) choose(-1)
  }

  function optionOf(hit: Hit, index: number): HTMLAnchorElement {
    const option = document.createElement('a')
    option.id = `suggestion-${index}`
    option.role = 'option'
    option.tabIndex = -1
    option.href = `${(form.dataset.home ?? '/').replace(/\/$/, '')}${pagePath(hit.kind, hit.url)}`
    const [place, kind] = [document.createElement('small'), document.createElement('small')]
    place.textContent = hit.place
    kind.textContent = form.dataset[hit.kind] ?? ''
    option.append(hit.name, place, kind)
    return option
  }

  function show(hits: Hit[]): void {
    list.replaceChildren(...hits.map(optionOf))
    status.textContent = hits.length
      ? (form.dataset.count ?? '').replace('#', String(hits.length))
      : (form.dataset.none ?? '')
    open(hits.length > 0)
  }

  async function ask(): Promise<void> {
    const words = input.value.trim()
    if (words === asked) return
    asked = words
    flight.abort()
    if (words.length < 2) return open(false)
    flight = new AbortController()
    try {
      show(await find(words, flight.signal))
    } catch {
      // Overtaken by the next key, or offline: the form still searches.
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(ask, pause)
  })
  input.addEventListener('keydown', (event) => {
    const count = options().length
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      open(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count) {
      event.preventDefault()
      if (list.hidden) open(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are options: the field itself, with what was typed.
      choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      options()[chosen]?.click()
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) open(false)
  })
  // A press on an option must not take the focus from the field before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  if (input.value) void ask()
}
