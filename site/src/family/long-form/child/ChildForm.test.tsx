// @vitest-environment happy-dom
import type { Child, CommonForm, Profile } from '@pravesh/contract'
import { familyTexts } from '@pravesh/messages/family'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { touch } from '../../../api/cache.ts'
import { chooseChild, chosenChild } from '../../../stores/child.ts'
import ChildForm from './ChildForm.tsx'

const times = { createdAt: '2026-11-23T09:00:00Z', updatedAt: '2026-11-23T09:00:00Z' }
const full = { percent: 100, missing: [] }
const createChild = (id: number, name: string): Child => ({
  ...{ id, name, dateOfBirth: '2021-06-14', relation: 'mother', gender: null, photo: null, nationality: null },
  ...{ motherTongue: null, category: null, specialNeeds: null, currentSchool: 'Little Steps', currentClass: null },
  ...{ classSought: 1, session: '2027-28', completeness: full, ...times },
})
const children = [createChild(2, 'Dev'), { ...createChild(1, 'Ira'), currentSchool: null }]
const address = { line: '4 Hill View', city: 'Pune', state: 'Maharashtra', pincode: '411045' }
/** Only the address of the first child is filled. */
const formOf = (id: number): CommonForm => ({
  ...{ id, child: { id, name: id === 1 ? 'Ira' : 'Dev', dateOfBirth: '2021-06-14' }, parents: null, siblings: null },
  ...{ alumni: null, singleParent: null, staffWard: null, quotas: null, previousSchool: null, medical: null },
  ...{ transport: null, emergency: null, documents: null, declaration: null, updatedAt: times.updatedAt },
  address: id === 1 ? address : null,
  completeness: missingOf(id),
})
const missingOf = (id: number) => ({
  percent: 0,
  missing: ['parents', 'address', 'emergency', 'transport', 'declaration'].filter(
    (section) => id !== 1 || section !== 'address',
  ),
})
const profile: Profile = {
  guardian: null,
  ...{ id: 5, student_type: 'school', name: 'Meera Nair', email: 'meera@example.in', mobile: '+919876543210' },
  ...{
    emailVerified: false,
    mobileVerified: true,
    parentDeclared: true,
    dateOfBirth: null,
    gender: null,
    address: null,
    city: 'Pune',
    state: null,
    pincode: null,
  },
  ...{ photo: null, language: null, completeness: full, updatedAt: null },
}
const list = (data: object[]) => ({ data, total: data.length, page: 1, limit: 50 })
const board = {
  ...{ name: 'Meera Nair', shortlisted: 0, inCart: 0, documents: 0, enquiries: 0, paid: 0, applications: [] },
  ...{ profile: full, guardian: null, next: [], dates: [] },
  children: children.map(({ id, name }) => ({ id, name, form: missingOf(id), applications: 0 })),
}
const responses: Record<string, object> = {
  'manage-child': list(children),
  documents: list([]),
  'school-dashboard': { data: board },
  profile: { data: profile },
  'child-common-form/1': { data: formOf(1) },
  'child-common-form/2': { data: formOf(2) },
}
// The client of a page takes the browser’s fetch once.
window.fetch = async (address, init) => {
  const path = new URL(String(address), location.origin).pathname.split('/student/')[1] ?? ''
  const response = responses[path]
  if (response && init?.method === 'PUT') return Response.json({ ...response, message: 'Saved' })
  return response ? Response.json(response) : Response.json({ code: 'NOT_FOUND', message: path }, { status: 404 })
}

let end = () => undefined as undefined
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('user', JSON.stringify({ auth_token: 't', username: 'Meera', student_type: 'school' }))
  chosenChild.set(undefined)
})
afterEach(() => {
  end()
  touch('')
})

async function opened(query: string) {
  history.replaceState(null, '', `/student/child${query}`)
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  root.render(<ChildForm language="en" texts={familyTexts('en', 'childForm', 'longForm', 'choices')} />)
  end = () => {
    root.unmount()
    box.remove()
  }
  await vi.waitFor(() => expect(box.querySelector('.long-form')).toBeTruthy())
  const value = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  const currentChildName = () => box.querySelector('.child-name')?.textContent
  const buttons = () => [...box.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { value, whose: currentChildName, buttons }
}

test('without a child in its address it is the form of the child that was chosen last, else of the first', async () => {
  expect((await opened('')).whose()).toBe('Form of Dev')
  end()
  chooseChild(1)
  expect((await opened('')).whose()).toBe('Form of Ira')
  end()
  expect((await opened('?id=2')).whose()).toBe('Form of Dev')
  await vi.waitFor(() => expect(chosenChild.get()).toBe(2))
})

test('a section is copied only from a form in which it is filled', async () => {
  expect((await opened('?id=2&section=address')).buttons()).toContain('Copy from Ira')
  end()
  expect((await opened('?id=2&section=parents')).buttons()).not.toContain('Copy from Ira')
  end()
  expect((await opened('?id=1&section=address')).buttons()).not.toContain('Copy from Dev')
})

test('what the parent has told of themselves and of the child stands in sections that are empty', async () => {
  const parents = await opened('?id=2&section=parents')
  expect(['relation', 'name', 'mobile', 'email'].map((field) => parents.value(`parents.0.${field}`))).toEqual([
    ...['mother', 'Meera Nair', '+919876543210', 'meera@example.in'],
  ])
  end()
  const school = await opened('?id=2&section=previousSchool')
  expect(school.value('previousSchool.name')).toBe('Little Steps')
  end()
  expect((await opened('?id=1&section=address')).value('address.line')).toBe('4 Hill View')
})

test('a section that may be left out is left out by going on', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await opened('?id=1&section=previousSchool')
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save and go on')
  button?.click()
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith(expect.stringMatching(/^\/student\/child\?.*section=/)))
})
