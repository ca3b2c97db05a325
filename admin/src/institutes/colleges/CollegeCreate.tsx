import { collegeBody } from '@pravesh/contract'
import { InstituteCreate } from '../InstituteCreate.tsx'

export const CollegeCreate = () => <InstituteCreate resource="colleges" schema={collegeBody} />
