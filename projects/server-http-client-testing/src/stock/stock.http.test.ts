import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IAccessTokenPayload, UserClsStore } from '@softkit/auth';
import {
  createAxiosInstance,
  HttpClientConfig,
  HttpRetryConfig,
  InternalProxyHttpException,
} from '@softkit/server-http-client';
import { ClsServiceManager } from 'nestjs-cls';
import { startFakeService } from '../testing/fake-service';
import { StockClient } from './stock.client';

type Store = UserClsStore<IAccessTokenPayload>;

const cls = ClsServiceManager.getClsService<Store>();

function config(url: string): HttpClientConfig {
  const retryConfig = Object.assign(new HttpRetryConfig(), { delay: 10 });
  return { url, serviceName: 'stock', timeout: 2000, retryConfig };
}

test('retries a temporary failure', async (t) => {
  const service = await startFakeService(
    [503, {}],
    [503, {}],
    [200, { sku: 'lamp', quantity: 4 }],
  );
  t.after(() => service.close());
  const http = await createAxiosInstance(cls, config(service.url));

  const item = await new StockClient(http).find('lamp');

  assert.equal(item.quantity, 4);
  assert.equal(service.requests.length, 3);
});

test('does not retry a 404', async (t) => {
  const service = await startFakeService([404, { error: 'no item' }]);
  t.after(() => service.close());
  const http = await createAxiosInstance(cls, config(service.url));

  await assert.rejects(
    new StockClient(http).find('chair'),
    (error) =>
      error instanceof InternalProxyHttpException && error.status === 404,
  );
  assert.equal(service.requests.length, 1);
});

test('forwards the authorization header and the request ID', async (t) => {
  const service = await startFakeService([200, {}]);
  t.after(() => service.close());
  const http = await createAxiosInstance(cls, config(service.url));
  const store = { authHeader: 'Bearer my-token', reqId: 'r-1' } as Store;

  await cls.runWith(store, () => http.get('/items/lamp'));

  const [request] = service.requests;
  assert.equal(request.headers.authorization, 'Bearer my-token');
  assert.equal(request.headers['x-request-id'], 'r-1');
});
