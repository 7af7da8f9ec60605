import { copyDatabase, databaseUrl } from '../../server/testing/database.ts';
import { type Product, startProduct } from './product.ts';

/**
 * The whole product on a copy of the run's migrated database, instead of a separate database server: for
 * every journey except those about that server.
 */
export async function startTestProduct(environment: Record<string, string> = {}): Promise<Product> {
  const { connection, drop } = await copyDatabase();
  const product = await startProduct({ ...environment, DATABASE_URL: databaseUrl(connection) });
  return {
    ...product,
    database: connection,
    close: async () => {
      await product.close();
      await drop();
    },
  };
}
