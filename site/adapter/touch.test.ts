// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import touch from './touch.ts'

const html = `<form method="post"><input name="name"><button type="submit"><svg><path></path></svg></button><a href="#x">x</a></form>`

/** An island whose code loads when the test decides; `clicks` are those that its form and its code receive. */
function island(value?: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.replaceChildren(element)
  const clicks: EventTarget[] = []
  const loads: { arrive: () => void; fail: () => void }[] = []
  element.addEventListener('click', (event) => {
    if (event.target) clicks.push(event.target)
  })
  element.addEventListener('submit', (event) => event.preventDefault())
  const hydrate = vi.fn(async () => {})
  const load = () =>
    new Promise<() => Promise<void>>((resolve) => {
      loads.push({
        arrive: () => resolve(hydrate),
        fail() {
          // The event of astro-island for a file that failed to load.
          element.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
          resolve(async () => {})
        },
      })
    })
  touch(load, { name: 'touch', value: value ?? '' }, element)
  const elementAt = (selector: string) => {
    const found = element.querySelector(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const press = (selector: string) => {
    const event = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true })
    elementAt(selector).dispatchEvent(event('pointerdown'))
    return elementAt(selector).dispatchEvent(event('click'))
  }
  return { element, clicks, loads, hydrate, elementAt, press }
}

test('nothing is asked for until it is touched, and then once', () => {
  const { loads, elementAt } = island()
  expect(loads).toHaveLength(0)
  elementAt('input').dispatchEvent(new Event('focusin', { bubbles: true }))
  elementAt('input').dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(loads).toHaveLength(1)
})

test('a press on the icon of a button is held, shown as busy and given to the code when it has come', async () => {
  const { clicks, loads, hydrate, elementAt, press } = island()
  press('path')
  expect(clicks).toEqual([])
  expect(elementAt('button').ariaBusy).toBe('true')
  loads[0]?.arrive()
  await vi.waitFor(() => expect(clicks).toEqual([elementAt('button')]))
  expect(hydrate).toHaveBeenCalledOnce()
  expect(elementAt('button').ariaBusy).toBeNull()
  press('path')
  expect(clicks).toHaveLength(2)
})

test('fields, links and forms that ask for a page are not held: they need no code', () => {
  const { clicks, press, elementAt } = island()
  press('a')
  press('input')
  expect(clicks).toEqual([elementAt('a'), elementAt('input')])
  elementAt('form').setAttribute('method', 'get')
  press('button')
  expect(clicks).toHaveLength(3)
})

test('where the code cannot be had the press does what it would without scripts, and the next touch asks again', async () => {
  const { clicks, loads, hydrate, elementAt, press } = island()
  press('button')
  loads[0]?.fail()
  await vi.waitFor(() => expect(clicks).toEqual([elementAt('button')]))
  expect(hydrate).not.toHaveBeenCalled()
  press('button')
  expect(loads).toHaveLength(2)
  loads[1]?.arrive()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce())
  press('button')
  expect(loads).toHaveLength(2)
})

test('an island that shows what the browser keeps wakes by itself where there is something', () => {
  localStorage.clear()
  expect(island('saved').loads).toHaveLength(0)
  localStorage.setItem('saved', '[]')
  expect(island('saved').loads).toHaveLength(0)
  localStorage.setItem('saved', '[{}]')
  expect(island('saved').loads).toHaveLength(1)
})
