import {
  type Endpoint,
  endpointTable,
  type InstituteRole,
  type InstituteType,
  instituteRoles,
  operatorRoles,
  type Role,
  rolesOf,
} from '@pravesh/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../src/people/session/tokens.ts'
import { eq } from '../src/platform/db/drizzle.ts'
import { adminAccount, buyerAccount, buyerInstitute } from '../src/platform/db/tables.ts'
import { requestOf } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
const { db } = scene.database
beforeEach(() => scene.clearAttempts())
const ofRealm = (realm: Endpoint['realm']) => endpointTable.filter((e) => e.realm === realm)

const operators = new Map<Role, number>()
for (const role of operatorRoles) {
  const values = { username: `${role}@scene.example`, passwordHash: 'none', role }
  const [row] = await db.insert(adminAccount).values(values).returning()
  operators.set(role, row?.id ?? 0)
}
const { institute } = scene.people.school
async function addColleague(name: string, role: InstituteRole, instituteType: InstituteType = 'school') {
  const values = { email: `${name}@scene.example`, instituteType, passwordHash: 'none' }
  const [row] = await db.insert(buyerAccount).values(values).returning()
  const buyer = row?.id ?? 0
  await db.insert(buyerInstitute).values({ buyer, institute: scene.people[instituteType].institute, role })
  return buyer
}
async function addColleagues(instituteType: InstituteType): Promise<Map<Role, number>> {
  const added = new Map<Role, number>()
  for (const role of instituteRoles) added.set(role, await addColleague(role, role, instituteType))
  return added
}
const colleagues = await addColleagues('school')
/** Some parts are those of colleges alone. */
const colleaguesAtCollege = await addColleagues('college')
const idOf = (people: Map<Role, number>, role: Role) => people.get(role) ?? 0
const roleNeeded = { status: 403, json: { code: 'ROLE_NEEDED' } }
const absent = '2000000000'
const absentParams = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', absent]))

test('every call of staff says who may make it, and an owner may make each', () => {
  const staff = [...ofRealm('admin'), ...ofRealm('buyer')]
  expect(staff.filter((e) => !rolesOf(e).includes('owner')).map(({ id }) => id)).toEqual([])
  expect(endpointTable.filter((e) => e.access && e.realm !== 'admin' && e.realm !== 'buyer')).toEqual([])
})

describe.each(ofRealm('admin').map((e) => [e.id, e] as const))('%s', (_id, endpoint) => {
  test('is open to its roles, and to no other of the operator', async () => {
    const before = await scene.writes()
    for (const role of operatorRoles.filter((name) => !rolesOf(endpoint).includes(name))) {
      const token = await openSession(db, 'admin', idOf(operators, role))
      const { status, json } = await scene.send(endpoint, { params: absentParams(endpoint) }, token)
      expect([role, { status, json }]).toMatchObject([role, roleNeeded])
    }
    expect(await scene.writes()).toBe(before)
    for (const role of rolesOf(endpoint)) {
      const token = await openSession(db, 'admin', idOf(operators, role))
      const { status } = await scene.send(endpoint, { params: absentParams(endpoint) }, token)
      expect([role, [401, 403].includes(status) || status >= 500]).toEqual([role, false])
    }
  })
})

describe.each(ofRealm('buyer').flatMap((e) => (e.owner === 'institute' ? [[e.id, e] as const] : [])))(
  '%s',
  (_id, endpoint) => {
    test('is open to its roles at the institute, and to no other', async () => {
      const row = rows[endpoint.id]
      if (!row) throw new Error('It has no row')
      // `us_id` names the account itself, and may be left out.
      const side = row.as === 'college' ? 'college' : 'school'
      const people = side === 'college' ? colleaguesAtCollege : colleagues
      const { query: _account, ...target } = (await row.names?.(scene, side)) ?? {}
      const request = requestOf(endpoint, row, scene, target)
      for (const role of instituteRoles.filter((name) => !rolesOf(endpoint).includes(name))) {
        const token = await openSession(db, 'buyer', idOf(people, role))
        const before = await scene.writes()
        const { status, json } = await scene.send(endpoint, request, token)
        expect([role, { status, json }]).toMatchObject([role, roleNeeded])
        expect([role, await scene.writes()]).toEqual([role, before])
      }
      for (const role of rolesOf(endpoint)) {
        const token = await openSession(db, 'buyer', idOf(people, role))
        const { status } = await scene.send(endpoint, request, token)
        expect([role, [401, 403].includes(status) || status >= 500]).toEqual([role, false])
      }
    })
  },
)

test('families’ data, money and people are open to the roles that need them', () => {
  const who = (id: string) => {
    const endpoint = endpointTable.find((e) => e.id === id)
    return endpoint ? rolesOf(endpoint).join(' ') : 'no such call'
  }
  expect({
    enquiries: who('admin.enquiry.list'),
    enquiriesExported: who('admin.enquiry.export'),
    mailsToMany: who('admin.enquiry.mails'),
    applications: who('admin.applications.get'),
    refund: who('admin.refund'),
    bankAccount: who('admin.refund.account'),
    accounts: who('admin.accounts.list'),
    securityLog: who('admin.security-log.list'),
    school: who('admin.school.update'),
    ownApplications: who('buyer.application.get'),
    decision: who('buyer.application.move'),
    reply: who('buyer.general-enquiry.answer'),
    ownPage: who('buyer.institute-details.update'),
  }).toEqual({
    enquiries: 'owner counsellor',
    enquiriesExported: 'owner counsellor',
    mailsToMany: 'owner',
    applications: 'owner admissions',
    refund: 'owner finance',
    bankAccount: 'owner finance',
    accounts: 'owner moderator counsellor',
    securityLog: 'owner',
    school: 'owner editor',
    ownApplications: 'owner counsellor read-only',
    decision: 'owner counsellor',
    reply: 'owner counsellor',
    ownPage: 'owner editor',
  })
})

test('a new role counts at the next call, and a role at one institute is none at another', async () => {
  const enquiries = endpointTable.find((e) => e.id === 'buyer.general-enquiry.list') as Endpoint
  const account = await addColleague('moving', 'editor')
  const token = await openSession(db, 'buyer', account)
  const read = async (sid: number) => (await scene.send(enquiries, { params: { sid } }, token)).status
  const other = scene.people.otherSchool.institute
  await db.insert(buyerInstitute).values({ buyer: account, institute: other, role: 'counsellor' })
  expect([await read(institute), await read(other)]).toEqual([403, 200])
  await db.update(buyerInstitute).set({ role: 'read-only' }).where(eq(buyerInstitute.buyer, account))
  expect([await read(institute), await read(other)]).toEqual([200, 200])
})
