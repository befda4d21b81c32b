import { deflateSync } from 'node:zlib'
import { extractImages, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { downloadPolicy } from '#contract/policy/policy.calls.ts'
import type { Chapter } from '#machines/document/document.ts'
import { photographViews } from '#machines/pet/record/photograph.ts'
import { picturesOf } from '#server/policies/document/pictures-of.ts'
import { sealedFilesOf } from '#server/storage/sealed-files.ts'
import { contents } from '../documents/contents.ts'
import { noWebhooks, payerOf } from '../payments/a-payer.ts'
import { textOf } from '../policies/pdf-text.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aHousehold, bajaj } from './a-household.ts'

type Colour = readonly [red: number, green: number, blue: number]
const colours: Record<string, Colour> = {
  front: [200, 0, 0],
  left: [0, 200, 0],
  right: [0, 0, 200],
  back: [90, 90, 90],
}

function chunk(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(kind), content, Buffer.alloc(4)])
}

/** A PNG of 4 by 3 points; `alpha` gives it a channel that has to be unpacked. */
function picture({ pixels, alpha = false }: { pixels: Buffer; alpha?: boolean }): File {
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 3, 8, alpha ? 6 : 2, 0, 0, 0])
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
  return new File([new Uint8Array(bytes)], 'rex.png', { type: 'image/png' })
}

const plain = (colour: Colour) =>
  picture({
    pixels: deflateSync(
      Buffer.from(
        Array(3)
          .fill([0, ...Array(4).fill(colour).flat()])
          .flat(),
      ),
    ),
  })

/** The policy document of a household, once its pet is photographed by these files. */
async function documentWith(server: TestServer, fileOf: (view: string) => File): Promise<Uint8Array> {
  await noWebhooks(server)
  const home = await aHousehold(server)
  await home.give({})
  const { caseId } = await home.choose(bajaj)
  await home.complete(bajaj)
  for (const view of photographViews) {
    const { id } = await home.upload(view, fileOf(view))
    await home.show({ petId: 1, view, documentId: id })
  }
  await home.submit()
  const { visitor, customerLeadId } = home
  await payerOf(server, { visitor, customerLeadId, caseId }).pay()
  await server.jobs.runDue()
  const response = await visitor.ask(downloadPolicy, { id: customerLeadId })
  return new Uint8Array(await response.arrayBuffer())
}

describeOnEachDatabase('the document of a pet policy', {}, (server) => {
  it('shows every photograph in the schedule of its pet [PET-04]', async () => {
    const bytes = await documentWith(server, (view) => plain(colours[view] ?? [0, 0, 0]))
    const text = await textOf(bytes)
    for (const words of ['from the front', 'from the left', 'from the right', 'from behind'])
      expect(text).toContain(`Rex ${words}`)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const printed = (await extractImages(pdf, 2)).map(({ data }) => [...data.subarray(0, 3)])
    expect(printed).toEqual(photographViews.map((view) => colours[view]))
    expect(await extractImages(pdf, 1)).toEqual([])
  })

  it('is issued where a photograph cannot be drawn, and says that it is kept', async () => {
    const files = [
      new File([new Uint8Array(contents.jpeg)], 'rex.jpg', { type: 'image/jpeg' }),
      picture({ pixels: Buffer.from('not packed'), alpha: true }),
    ]
    const bytes = await documentWith(
      server,
      (view) => (view === 'front' ? files[0] : files[1]) ?? plain([0, 0, 0]),
    )
    expect((await textOf(bytes)).match(/Kept with your policy/g)).toHaveLength(4)
  })

  it('shows no picture of another journey, whoever names it', async () => {
    const [mine, theirs] = [await aHousehold(server), await aHousehold(server)]
    const { id } = await theirs.upload('front', plain([1, 2, 3]))
    const pictures = [{ documentId: id, caption: 'Rex' }]
    const chapters: Chapter[] = [{ title: '', subtitle: '', blocks: [{ kind: 'pictures', pictures }] }]
    const stored = { db: server.db, files: sealedFilesOf(server.deps.config) }
    const shownTo = async (leadId: string) => [...(await picturesOf(stored, leadId, chapters)).keys()]
    expect(await shownTo(theirs.customerLeadId)).toEqual([id])
    expect(await shownTo(mine.customerLeadId)).toEqual([])
  })
})
