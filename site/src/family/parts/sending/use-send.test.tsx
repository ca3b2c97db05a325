// @vitest-environment happy-dom
import { ApiError } from '@pravesh/contract/errors'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateParts } from '../fields/DateParts.tsx'
import { Field } from '../fields/Field.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useSend } from './use-send.ts'

let close = () => {}
const send = vi.fn(async () => {})
beforeEach(() => send.mockClear())
afterEach(() => close())

function SentForm() {
  const { errors, onSubmit } = useSend(send)
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      {(['name', 'city'] as const).map((name) => (
        <Field key={name} name={name} label={name} errors={errors}>
          {(attributes) => <input {...attributes} data-need={`Write the ${name}`} />}
        </Field>
      ))}
      <DateParts name="birth" label="Date of birth" errors={errors} />
      <button type="submit">Send</button>
    </form>
  )
}

async function open() {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  close = () => {
    root.unmount()
    box.remove()
  }
  root.render(<SentForm />)
  await vi.waitFor(() => expect(box.querySelector('form')).not.toBeNull())
  const field = (name: string) => {
    const found = box.querySelector(`[name="${name}"]`)
    if (!(found instanceof HTMLInputElement)) throw new Error(`No ${name}`)
    return found
  }
  // A date validates itself after it is rendered.
  await vi.waitFor(() => expect(field('birth').validity.valid).toBe(false))
  const type = (name: string, text: string) => {
    const input = field(name)
    input.focus()
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const errorIds = () => [...box.querySelectorAll('.wrong')].map(({ id }) => id)
  return { box, field, type, errorIds, submit: () => box.querySelector('form')?.requestSubmit() }
}

test('what is said of a field goes as it is put right, and the focus stays', async () => {
  const { field, type, errorIds, submit } = await open()
  submit()
  await vi.waitFor(() => expect(errorIds()).toEqual(['f-name-wrong', 'f-city-wrong', 'f-birth-wrong']))
  type('city', 'Pune')
  await vi.waitFor(() => expect(errorIds()).toEqual(['f-name-wrong', 'f-birth-wrong']))
  expect(document.activeElement).toBe(field('city'))
  type('city', '')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(errorIds()).toEqual(['f-name-wrong', 'f-birth-wrong'])
  expect(send).not.toHaveBeenCalled()
})

test('the reason of the server is said beside its field and in the summary, as the server gave it', async () => {
  send.mockRejectedValueOnce(
    new ApiError('INVALID', { errors: [{ field: 'city', message: 'यह शहर किसी और राज्य में है' }] }),
  )
  const { box, type, errorIds, submit } = await open()
  for (const [name, value] of Object.entries({
    name: 'Asha',
    city: 'Pune',
    birth: '2',
    'birth-month': '3',
    'birth-year': '2012',
  }))
    type(name, value)
  submit()
  await vi.waitFor(() => expect(errorIds()).toEqual(['f-city-wrong']))
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('city: यह शहर किसी और राज्य में है')
})

test('a date is put right by its last part, wherever the fault was said', async () => {
  const { type, errorIds, submit } = await open()
  submit()
  await vi.waitFor(() => expect(errorIds()).toContain('f-birth-wrong'))
  type('birth', '२७')
  type('birth-month', '3')
  await new Promise((resolve) => setTimeout(resolve, 20))
  type('birth-year', '2012')
  await vi.waitFor(() => expect(errorIds()).toEqual(['f-name-wrong', 'f-city-wrong']))
})
