import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/tables.ts',
  out: './src/platform/db/migrations',
  casing: 'snake_case',
})
