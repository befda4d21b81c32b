const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')

/** The smallest files that are really what they are called. */
export const contents = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  jpeg: hex('ffd8ffe000104a46494600010100000100010000ffd9'),
  webp: Buffer.concat([
    Buffer.from('RIFF'),
    hex('1a000000'),
    Buffer.from('WEBPVP8L'),
    hex('0d0000002f00000010071011118888fe0700'),
  ]),
  /** A picture that a page could also run as a script. */
  gifAndScript: Buffer.from('GIF89a/*\x01\x00\x01\x00\x80*/=1;alert(1)//;'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  zip: hex('504b0506000000000000000000000000000000000000'),
} as const
