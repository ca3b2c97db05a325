import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { emailTemplate } from '@pravesh/contract'
import { adminResources } from '@pravesh/data-provider/admin'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-admin'
import { expect, test } from 'vitest'
import { EmailTemplateFields } from './EmailTemplateFields.tsx'
import { framedHtml } from './MailFrame.tsx'

const standards = {
  'partner.received': { subject: 'We have your application', text: 'Dear {{name}}, we call.' },
  'partner.linked': { subject: 'It is in your login', text: 'Sign in with {{email}}.' },
}
type Draft = { event: keyof typeof standards; subject: string; text: string; html: string }

/** The form of a new template, whose server fills no values. */
function open(record: object = {}) {
  const { client, requests } = server(({ body, address }) => {
    if (address.endsWith('/test'))
      return { data: { to: 'asha@pravesh.example' }, message: 'Test Mail Sent Successfully' }
    const { event, subject, text } = body as Draft
    const standard = standards[event]
    const filled = { subject: `Example: ${subject || standard.subject}`, text: text || standard.text }
    return { data: { ...filled, html: `<p style="color:red">${filled.text}</p>`, standard } }
  })
  const children = (
    <Form record={{ language: 'en', ...record }}>
      <EmailTemplateFields />
    </Form>
  )
  const resources = { 'template-draft': adminResources['template-draft'] }
  renderInConsole({ entity: emailTemplate, client, resources, children })
  return requests
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) })
async function choose(option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Event/ }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('an empty template shows the text of the product, and follows the mail until it is written in', async () => {
  open()
  expect(screen.getByText('Choose a mail to see how it reads.')).toBeTruthy()
  await choose('Partner received')
  await waitFor(() => expect(field('Subject').value).toBe('We have your application'))
  expect(field('Plain text').value).toBe('Dear {{name}}, we call.')
  fireEvent.change(field('Subject'), { target: { value: 'Mine' } })
  await choose('Partner linked')
  await waitFor(() => expect(field('Plain text').value).toBe('Sign in with {{email}}.'))
  expect(field('Subject').value).toBe('Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Use the standard text' }))
  expect(field('Subject').value).toBe('It is in your login')
})

test('a name is inserted where the cursor is, and the preview follows', async () => {
  open({ event: 'partner.received', subject: 'For you', text: 'Dear , hello' })
  await screen.findByText('Example: For you')
  const text = field('Plain text')
  text.focus()
  text.setSelectionRange(5, 5)
  fireEvent.click(screen.getByRole('button', { name: 'Insert {{name}}' }))
  expect(text.value).toBe('Dear {{name}}, hello')
  await waitFor(() => expect(text.selectionStart).toBe(13))
  field('Subject').focus()
  field('Subject').setSelectionRange(0, 3)
  fireEvent.click(screen.getByRole('button', { name: 'Insert {{institute}}' }))
  expect(field('Subject').value).toBe('{{institute}} you')
  await screen.findByText('Example: {{institute}} you')
  expect(screen.queryByRole('button', { name: 'Insert {{password}}' })).toBeNull()
})

test('a test says where it went', async () => {
  const requests = open({ event: 'partner.received', subject: 'For you', text: 'Hello' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a test' }))
  expect(await screen.findByText('Sent to asha@pravesh.example')).toBeTruthy()
  const sent = requests.find(({ address }) => address.endsWith('/admin/email-template/test'))
  expect(sent?.body).toEqual({ event: 'partner.received', language: 'en', subject: 'For you', text: 'Hello', html: '' })
})

test('nothing of a mail runs or leads anywhere in its frame', () => {
  const html = framedHtml(
    '<title>T</title><style>p{color:red}</style><script>alert(1)</script><p style="color:red"><a href="https://x.in">x</a></p>',
  )
  expect(html).not.toMatch(/<style|<script| style=|href/)
  expect(html).toContain('data-style="color:red"')
})
