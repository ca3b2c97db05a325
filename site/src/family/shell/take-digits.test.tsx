// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { takeDigits } from './take-digits.ts'

let end = () => {}
afterEach(() => {
  end()
  document.body.replaceChildren()
})

function field(attributes: Partial<Pick<HTMLInputElement, 'type' | 'inputMode'>>) {
  const input = Object.assign(document.createElement('input'), attributes)
  document.body.append(input)
  return (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return input.value
  }
}

test('digits of Devanagari become plain in every number field, and nowhere else', () => {
  end = takeDigits()
  expect(field({ inputMode: 'numeric' })('४११०३८')).toBe('411038')
  expect(field({ inputMode: 'decimal' })('८८.५')).toBe('88.5')
  expect(field({ type: 'tel' })('+९१ ९८७६५ ४३२१०')).toBe('+91 98765 43210')
  expect(field({})('मकान ४')).toBe('मकान ४')
  expect(field({ type: 'password', inputMode: 'numeric' })('१२३४')).toBe('१२३४')
})

test('a form reads the plain digits already as they are typed', () => {
  end = takeDigits()
  const form = document.createElement('form')
  document.body.append(form)
  const input = Object.assign(document.createElement('input'), { inputMode: 'numeric' })
  form.append(input)
  let read = ''
  form.addEventListener('input', () => {
    read = input.value
  })
  input.value = '२०२७'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(read).toBe('2027')
})
