import type { Config } from '#server/config.ts'
import { fixedKeys } from '#server/keys/key-ring.ts'

const signing = 'signing secret of the tests'
const baseUrl = 'http://safar.test'

/**
 * A folder for each worker of Vitest: ids are numbered in tests, so that two servers at work at once would store
 * their files under the same names.
 */
const dataDir = `test-results/data-${process.env.VITEST_POOL_ID ?? process.pid}`

/** Everything outside is the sandbox, mounted in the server under test and reached by its address. */
export const testConfig: Config = {
  port: 0,
  keepAliveMs: 75_000,
  dataDir,
  databaseFsync: false,
  sandbox: true,
  playsSandbox: true,
  sandboxPace: 0,
  otpSendsPerHour: 5,
  paidCallsPerDay: 10_000,
  quotationPrefix: 'SAFH',
  pricesFirst: false,
  baseUrl,
  logLevel: 'silent',
  coverageFile: 'test-results/no-coverage.json',
  partners: {
    insurers: `${baseUrl}/sandbox/insurers`,
    registry: `${baseUrl}/sandbox/registry`,
    kyc: `${baseUrl}/sandbox/kyc`,
    gateway: `${baseUrl}/sandbox/gateway`,
    sms: `${baseUrl}/sandbox/sms`,
    mail: `${baseUrl}/sandbox/mail`,
  },
  captureKeys: [],
  secrets: {
    signing,
    gatewayKeyId: 'rzp_test_tests',
    gatewayKeySecret: 'gateway secret of the tests',
    gatewayWebhookSecret: 'webhook secret of the tests',
    partnerKey: 'partner key of the tests',
  },
  keys: fixedKeys([{ id: '1', secret: signing }]),
}
