import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'
import { Route, useParams } from 'react-router-dom'
import { partNames } from './parts/part-names.ts'

const SchoolList = lazy(async () => ({ default: (await import('./schools/SchoolList.tsx')).SchoolList }))
const SchoolCreate = lazy(async () => ({ default: (await import('./schools/SchoolCreate.tsx')).SchoolCreate }))
const SchoolEdit = lazy(async () => ({ default: (await import('./schools/SchoolEdit.tsx')).SchoolEdit }))
const CollegeList = lazy(async () => ({ default: (await import('./colleges/CollegeList.tsx')).CollegeList }))
const CollegeCreate = lazy(async () => ({ default: (await import('./colleges/CollegeCreate.tsx')).CollegeCreate }))
const CollegeEdit = lazy(async () => ({ default: (await import('./colleges/CollegeEdit.tsx')).CollegeEdit }))
const ProposalList = lazy(async () => ({ default: (await import('./proposals/ProposalList.tsx')).ProposalList }))
const ProposalPage = lazy(async () => ({ default: (await import('./proposals/ProposalPage.tsx')).ProposalPage }))
const InstituteParts = lazy(async () => ({ default: (await import('./parts/InstituteParts.tsx')).InstituteParts }))

const MergePage = lazy(async () => ({ default: (await import('./merge/MergePage.tsx')).MergePage }))

const EditSchool = () => <SchoolEdit sid={useParams<'sid'>().sid ?? ''} />
const EditCollege = () => <CollegeEdit eid={useParams<'e_id'>().e_id ?? ''} />

/** Names of the resources of institutes and of their parts. */
export const instituteNames: readonly ResourceNames[] = [
  { name: 'schools', label: 'console.school', plural: 'console.schools' },
  { name: 'colleges', label: 'console.college', plural: 'console.colleges' },
  { name: 'proposals', label: 'proposal.one', plural: 'console.proposals' },
  ...partNames,
]

/** Schools and colleges with their parts, at the addresses of the specification, and proposals of institutes. */
export const instituteResources = [
  <Resource key="schools" name="schools" list={SchoolList} create={SchoolCreate} hasEdit recordRepresentation="name">
    <Route path="edit/:sid" element={<EditSchool />} />
    <Route path=":id/merge" element={<MergePage type="school" />} />
    <Route path=":parent/:child/*" element={<InstituteParts type="school" />} />
  </Resource>,
  <Resource
    key="colleges"
    name="colleges"
    list={CollegeList}
    create={CollegeCreate}
    hasEdit
    recordRepresentation="name"
  >
    <Route path="edit/:e_id" element={<EditCollege />} />
    <Route path=":id/merge" element={<MergePage type="college" />} />
    <Route path=":parent/:child/*" element={<InstituteParts type="college" />} />
  </Resource>,
  <Resource key="proposals" name="proposals" list={ProposalList} edit={ProposalPage} />,
]
