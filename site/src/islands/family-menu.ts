import { setView, user } from '../stores/session.ts'

const root = document.documentElement
const rest = document.querySelector<HTMLDetailsElement>('.area details')
const button = document.querySelector<HTMLButtonElement>('[data-sign-out]')

const viewSwitch = document.querySelector<HTMLElement>('.view-switch')
const viewButtons = [...(viewSwitch?.querySelectorAll('button') ?? [])]

/** The menu's pages of the current view are known here alone: the page is the same for everybody. */
user.subscribe((signedIn) => {
  const view = signedIn?.student_type ?? ''
  root.dataset.track = view
  for (const choice of viewButtons) choice.setAttribute('aria-pressed', String(choice.dataset.view === view))
})
viewSwitch?.addEventListener('click', ({ target }) => {
  const view = target instanceof HTMLElement && target.dataset.view === 'school' ? 'school' : 'college'
  if (!(target instanceof HTMLButtonElement) || root.dataset.track === view) return
  setView(view)
  location.assign(viewSwitch.dataset.overview ?? '/student')
})
// A wide screen has space for all of it.
const wide = matchMedia('(min-width: 1000px)')
const unfold = () => {
  if (rest) rest.open = wide.matches
}
wide.addEventListener('change', unfold)
unfold()
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && rest?.open && !wide.matches) {
    rest.open = false
    rest.querySelector('summary')?.focus()
  }
})

const hasDraft = () => Object.keys(localStorage).some((key) => key.startsWith('draft:'))
button?.addEventListener('click', async () => {
  // A draft that has not reached the server goes with the rest of the storage.
  if (hasDraft() && !confirm(button.dataset.draft)) return
  button.disabled = true
  const { logout } = await import('../stores/session.ts')
  await logout(button.dataset.signOut)
})
