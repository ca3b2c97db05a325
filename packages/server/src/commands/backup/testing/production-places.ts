import { join } from 'node:path'
import type { Environment } from '../../../platform/config/environment.ts'
import { freshPostgres } from '../../../platform/db/testing/test-db.ts'

/** The key of archives that `productionPlaces` give. */
export const backupKey = 'Pa7cKq2WmZ9xLr4TfV6bNs8GhJ3dYe5u'
const production: Environment = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEYS: '2027:Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
  BACKUP_KEY: backupKey,
}

/** Returns what makes environments of production: each has an empty database and a folder for files in `folder`. */
export const productionPlaces =
  (folder: string) =>
  async (name: string): Promise<Environment> => {
    return { ...production, DATA_DIR: join(folder, name), DATABASE_URL: await freshPostgres() }
  }
