import { schoolBody } from '@pravesh/contract'
import { InstituteCreate } from '../InstituteCreate.tsx'

export const SchoolCreate = () => <InstituteCreate resource="schools" schema={schoolBody} />
