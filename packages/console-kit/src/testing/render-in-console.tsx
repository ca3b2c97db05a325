import { createTheme, ThemeProvider } from '@mui/material'
import type { Client } from '@pravesh/client'
import { createClient } from '@pravesh/client'
import { validateResponse } from '@pravesh/client/check'
import type { Entity } from '@pravesh/contract'
import { createDataProvider, type Resources } from '@pravesh/data-provider'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, memoryStore, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routerProvider } from '../console/router-provider.ts'
import { themesNaming } from '../console/theme.ts'
import { formatApiError } from '../language/error-messages.ts'
import { createI18n, namesOf, type ResourceNames } from '../language/i18n.ts'
import { useTranslations } from '../language/translations.ts'
import { ConsoleContext } from '../page/console-context.ts'
import { createQueryClient } from '../requests/query-client.ts'
import { Toaster } from '../shell/toast/Toaster.tsx'

type RecordedRequest = { method: string; address: string; body: unknown }
type StubResponse = Response | object | ((request: RecordedRequest) => Response | object)

/** A server with this response, or a later replacement, and its recorded requests. */
export function server(first: StubResponse) {
  let stubResponse = first
  const requests: RecordedRequest[] = []
  const fetch = async (url: string | URL | Request, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, address: String(url), body: typeof body === 'string' ? JSON.parse(body) : undefined }
    requests.push(request)
    const response: Response | object = typeof stubResponse === 'function' ? stubResponse(request) : stubResponse
    return response instanceof Response ? response.clone() : Response.json(response)
  }
  const client = createClient({
    base: '',
    segment: 'admin',
    check: validateResponse,
    storage: window.localStorage,
    fetch,
    origin: 'https://pravesh.example',
  })
  const respondWith = (next: StubResponse) => {
    stubResponse = next
  }
  return { requests, client, respondWith }
}

type RenderProps = {
  entity: Entity
  client: Client
  children: ReactNode
  resources?: Resources
  /** The address that is opened. */
  path?: string
  /** Names of those resources. */
  names?: readonly ResourceNames[]
}

function Stage({ entity, client, children, resources: extraResources = {}, names = [] }: RenderProps) {
  const translations = useTranslations()
  const resources: Resources = { ...extraResources, [entity.name]: catalogueDescriptor(entity) }
  const definitions = { [entity.name]: { name: entity.name, hasList: true, hasCreate: true, hasEdit: true } }
  return (
    <AdminContext
      dataProvider={createDataProvider(client, resources, { formatError: formatApiError })}
      i18nProvider={createI18n([namesOf(entity), ...names], translations)}
      routerProvider={routerProvider}
      store={store}
      queryClient={queries}
    >
      <ThemeProvider
        theme={createTheme(
          themesNaming({ loading: 'Loading', pageButton: (type, page) => `${type} ${page ?? ''}` }).light,
        )}
      >
        <ConsoleContext.Provider value={{ name: 'Console', client, navigation: [] }}>
          <ResourceDefinitionContextProvider definitions={definitions}>
            <ResourceContextProvider value={entity.name}>{children}</ResourceContextProvider>
          </ResourceDefinitionContextProvider>
          <Toaster />
        </ConsoleContext.Provider>
      </ThemeProvider>
    </AdminContext>
  )
}
let store = memoryStore()
let queries = createQueryClient()

/** Renders a part of the kit inside a console of one catalogue. */
export function renderInConsole(props: RenderProps) {
  store = memoryStore()
  queries = createQueryClient()
  // Retries happen at once.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } })
  const router = createMemoryRouter([{ path: '*', element: <Stage {...props} /> }], {
    initialEntries: [props.path ?? '/'],
  })
  return render(<RouterProvider router={router} useTransitions={false} />)
}
