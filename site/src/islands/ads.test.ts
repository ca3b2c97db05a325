// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { offerAds } from './ads.ts'

const tag = 'https://ads.example/tag.js'
function page(): HTMLElement {
  document.head.innerHTML = ''
  document.body.innerHTML = `<section data-ad-tag="${tag}" hidden><p data-ad-part="ask" hidden><button data-ad-answer="yes"></button>
    <button data-ad-answer="no"></button></p><p data-ad-part="on" hidden><button data-ad-answer="no"></button></p></section>`
  const section = document.querySelector('section')
  if (!section) throw new Error('No section')
  offerAds(section)
  return section
}
const press = (section: HTMLElement, part: string, answer: string) =>
  section.querySelector<HTMLElement>(`[data-ad-part=${part}] [data-ad-answer=${answer}]`)?.click()
const isShown = (section: HTMLElement, part: string) =>
  !section.hidden && !section.querySelector<HTMLElement>(`[data-ad-part=${part}]`)?.hidden
const tags = () => document.head.querySelectorAll(`script[src="${tag}"]`).length

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

test('nothing is loaded before a visitor agrees, and the tag once after', () => {
  const section = page()
  vi.runAllTimers()
  expect([isShown(section, 'ask'), tags()]).toEqual([true, 0])
  press(section, 'ask', 'yes')
  vi.runAllTimers()
  expect([isShown(section, 'on'), isShown(section, 'ask'), tags()]).toEqual([true, false, 1])
  const next = page()
  vi.runAllTimers()
  expect([isShown(next, 'on'), tags()]).toEqual([true, 1])
})

test('who declines is not asked again, and nothing is loaded', () => {
  press(page(), 'ask', 'no')
  const next = page()
  vi.runAllTimers()
  expect([next.hidden, tags()]).toEqual([true, 0])
})

test('who turns it off gets the page without it', () => {
  localStorage.setItem('ad-consent', 'yes')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const section = page()
  vi.runAllTimers()
  press(section, 'on', 'no')
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  const next = page()
  vi.runAllTimers()
  expect([next.hidden, tags()]).toEqual([true, 0])
})

test('a signed-in person is neither asked nor followed', () => {
  localStorage.setItem('ad-consent', 'yes')
  localStorage.setItem('user', '{"auth_token":"a"}')
  const section = page()
  vi.runAllTimers()
  expect([section.hidden, tags()]).toEqual([true, 0])
})
