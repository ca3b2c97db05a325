// Adds to pages that are whole without it: a filter over all calls, and buttons that copy code.
const filter = document.querySelector('.filter')
if (filter) {
  const input = filter.querySelector('input')
  const found = filter.querySelector('.found')
  const tags = [...document.querySelectorAll('.tag')].map((tag) => ({
    tag,
    calls: [...tag.querySelectorAll('.call')].map((call) => ({ call, terms: call.textContent.toLowerCase() })),
  }))
  const show = () => {
    const terms = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let total = 0
    for (const { tag, calls } of tags) {
      let here = 0
      for (const { call, terms: text } of calls) {
        const fits = terms.every((word) => text.includes(word))
        call.hidden = !fits
        if (fits) here += 1
      }
      tag.hidden = here === 0
      tag.open = terms.length > 0
      total += here
    }
    for (const group of document.querySelectorAll('main > section')) {
      group.hidden = !group.querySelector('.tag:not([hidden])')
    }
    found.textContent =
      terms.length === 0 ? '' : total === 1 ? '1 call' : total === 0 ? 'No call has these words' : `${total} calls`
  }
  filter.hidden = false
  input.addEventListener('input', show)
  if (input.value) show()
}

if (navigator.clipboard) {
  for (const figure of document.querySelectorAll('.code')) {
    const button = document.createElement('button')
    const label = figure.querySelector('figcaption').textContent
    button.type = 'button'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy: ${label}`)
    const told = document.createElement('span')
    told.className = 'unseen'
    told.setAttribute('role', 'status')
    button.addEventListener('click', async () => {
      const done = await navigator.clipboard.writeText(figure.querySelector('code').textContent).then(
        () => 'Copied',
        () => 'Not copied',
      )
      button.textContent = done
      told.textContent = done
      setTimeout(() => {
        button.textContent = 'Copy'
        told.textContent = ''
      }, 2000)
    })
    figure.append(button, told)
  }
}
