import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const lists = async () => await import('./ThirdPartyLists.tsx')
const pages = async () => await import('./ThirdPartyPages.tsx')
const ServiceList = lazy(async () => ({ default: (await lists()).ServiceList }))
const ServiceCreate = lazy(async () => ({ default: (await pages()).ServiceCreate }))
const ServiceEdit = lazy(async () => ({ default: (await pages()).ServiceEdit }))
const CourseList = lazy(async () => ({ default: (await lists()).CourseList }))
const CourseCreate = lazy(async () => ({ default: (await pages()).CourseCreate }))
const CourseEdit = lazy(async () => ({ default: (await pages()).CourseEdit }))

/** Names of the resources of colleges’ own systems. */
export const thirdPartyNames: readonly ResourceNames[] = [
  {
    name: 'third-party-services',
    label: menuTexts.thirdPartyService,
    plural: menuTexts.thirdPartyServices,
  },
  {
    name: 'third-party-courses',
    label: menuTexts.thirdPartyCourse,
    plural: menuTexts.thirdPartyCourses,
  },
]
/** Colleges’ own systems and the courses that they have: list, creation and editor of each. */
export const thirdPartyResources = [
  <Resource
    key="services"
    name="third-party-services"
    list={ServiceList}
    create={ServiceCreate}
    edit={ServiceEdit}
    recordRepresentation="source"
  />,
  <Resource
    key="courses"
    name="third-party-courses"
    list={CourseList}
    create={CourseCreate}
    edit={CourseEdit}
    recordRepresentation="course"
  />,
]
