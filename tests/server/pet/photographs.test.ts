import { expect, it } from 'vitest'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { submitPetProposal } from '#contract/proposal/proposal.calls.ts'
import { photographViews } from '#machines/pet/record/photograph.ts'
import { documents } from '#server/db/schema.ts'
import { contents } from '../documents/contents.ts'
import { png } from '../kyc/an-owner.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aHousehold, bajaj, photographOf } from './a-household.ts'

const place = 'GPS 26.9124 N 75.7873 E'
const fileOf = (bytes: Buffer, type: string) => new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type })

/** A JPEG with a place in its Exif and in a comment, and another file behind its end. */
function placedJpeg(): Buffer {
  const segment = (kind: number, text: string) => {
    const content = Buffer.from(text)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(content.length + 2)
    return Buffer.concat([Buffer.from([0xff, kind]), length, content])
  }
  const { jpeg } = contents
  return Buffer.concat([
    jpeg.subarray(0, -2),
    segment(0xe1, `Exif\0\0${place}`),
    segment(0xfe, place),
    jpeg.subarray(-2),
    Buffer.from(place),
  ])
}

/** A PNG with a place in a text chunk, before its end. */
function placedPng(): Buffer {
  const text = Buffer.from(`tEXtplace\0${place}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length - 4)
  return Buffer.concat([png.subarray(0, 33), length, text, Buffer.alloc(4), png.subarray(33)])
}

describeOnEachDatabase('a photograph of a pet', {}, (server) => {
  it.each([
    ['image/jpeg', placedJpeg(), contents.jpeg, /^image_\d+\.jpg$/],
    ['image/png', placedPng(), png, /^image_\d+\.png$/],
  ])(
    'of %s is stored renamed, and without the place where it was taken [PET-04, VALID-61]',
    async (type, sent, bare, name) => {
      const home = await aHousehold(server)
      const stored = await home.upload('front', fileOf(sent, type))
      expect(stored.name).toMatch(name)
      const response = await home.visitor.ask(downloadDocument, { id: stored.id })
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bare)
    },
  )

  it.each([
    ['a PDF named as a picture', fileOf(contents.pdf, 'image/jpeg')],
    ['a PDF', fileOf(contents.pdf, 'application/pdf')],
    ['a picture that is cut off', fileOf(placedJpeg().subarray(0, 40), 'image/jpeg')],
    ['a format whose notes cannot be removed', fileOf(contents.webp, 'image/webp')],
  ])('is refused and not stored where it is %s [PET-04]', async (_, file) => {
    const { visitor, customerLeadId } = await aHousehold(server)
    expect(await visitor.refused(uploadDocument, photographOf(customerLeadId, 'front', file))).toMatchObject({
      http: 422,
      issues: [{ path: 'file', message: 'Unsupported file type' }],
    })
    expect(await server.db.select().from(documents)).toEqual([])
  })

  it('of 40 MB is refused with a word for it', async () => {
    const { visitor, customerLeadId } = await aHousehold(server)
    const file = fileOf(Buffer.alloc(40 * 1024 * 1024), 'image/jpeg')
    const refused = await visitor.refused(uploadDocument, photographOf(customerLeadId, 'front', file))
    expect(refused).toMatchObject({ http: 413, code: 'too-large' })
    expect(await server.db.select().from(documents)).toEqual([])
  })

  it('is nobody else’s to read, and no proposal can name it but that of its own journey', async () => {
    const [mine, theirs] = [await aHousehold(server), await aHousehold(server)]
    const { id } = await theirs.upload('front')
    expect((await mine.visitor.refused(downloadDocument, { id })).code).toBe('prove-owner')
    await mine.give({})
    await mine.choose(bajaj)
    await mine.complete(bajaj)
    await mine.show({ petId: 1, view: 'front', documentId: id })
    const { caseId = '' } = (await mine.record()).plan ?? {}
    const proposal = { customerLeadId: mine.customerLeadId, caseId, insurerId: bajaj }
    expect((await mine.visitor.refused(submitPetProposal, proposal)).issues).toMatchObject([
      { path: 'photograph.given' },
    ])
  })

  it('stands in the record under its view, and none may be missing when a proposal is sent [PET-04]', async () => {
    const home = await aHousehold(server)
    await home.give({})
    await home.choose(bajaj)
    await home.complete(bajaj)
    const { photographs = [] } = await home.record()
    expect(photographs.map(({ petId, view }) => [petId, view])).toEqual(
      photographViews.map((view) => [1, view]),
    )
    // Another breed is another animal, and has to be photographed anew.
    await home.give({ breed: 'Beagle', weight: 12 }, 'pet')
    expect((await home.record()).photographs).toEqual([])
    const again = await home.choose(bajaj)
    const proposal = { customerLeadId: home.customerLeadId, caseId: again.caseId, insurerId: bajaj }
    expect((await home.visitor.refused(submitPetProposal, proposal)).code).toBe('not-now')
  })
})
