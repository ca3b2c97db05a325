import { collegeBody } from '@pravesh/contract'
import { InstituteCreate } from '../institutes/InstituteCreate.tsx'

export const CollegeCreate = () => <InstituteCreate resource="colleges" schema={collegeBody} />
