/**
 * The reasons why an uploaded file is refused, and what to do instead. Every refusal of a file is one of these, so each
 * has advice. Words in braces are placeholders.
 */
export const FILE_REFUSALS = {
  // Refusals of unsupported file types
  otherKind: {
    is: 'The content of the file is not {kinds}.',
    instead: 'Save or export it as {kinds} and upload that.',
  },
  otherName: { is: '', instead: 'Please use a {kinds} file.' },
  heic: {
    is: 'This is a HEIC photo.',
    instead:
      'On an iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or share the photo by email and upload the JPG from there.',
  },
  picture: {
    is: 'This kind of picture is not accepted.',
    instead: 'Open it, save or export it as JPG, or take a screenshot of it, and upload that.',
  },
  rawPhoto: {
    is: 'This is a raw photo of a camera.',
    instead: 'Export it as JPG from the photo app, or switch RAW off and take it again.',
  },
  applePng: {
    is: 'This PNG opens on Apple devices only.',
    instead: 'Open it on the iPhone or Mac, export it as JPG and upload that.',
  },
  video: { is: 'This is a video.', instead: 'Take a photo of the paper instead, or a screenshot of the video.' },
  office: {
    is: 'This is an office document.',
    instead: 'Open it, choose Print or Save as PDF, and upload the PDF.',
  },
  email: {
    is: 'This is an email.',
    instead: 'Open it, save its attachment, or print the email to PDF, and upload that.',
  },
  web: {
    is: 'This is a web page or a link, not a document.',
    instead: 'Open it, print the page to PDF and upload the PDF.',
  },
  archive: { is: 'This is an archive of other files.', instead: 'Unpack it and upload the files one by one.' },
  adobeForm: {
    is: 'This is form data without the form.',
    instead: 'Open it in Adobe Acrobat, print it to PDF and upload that.',
  },
  signedMessage: {
    is: 'This is a signed or encrypted message around a file.',
    instead: 'Open it in its program, save the PDF from inside it and upload that.',
  },
  asText: {
    is: 'This is the file encoded as the text of an email.',
    instead: 'Open the email again, save the attachment and upload that.',
  },
  resourceFork: {
    is: 'This is the hidden part that a Mac keeps next to a file.',
    instead: 'Choose the file of the same name without the dot and underscore in front.',
  },
  notDownloaded: {
    is: 'The file has no content: it was not downloaded completely.',
    instead: 'Open it once or download it again, and then upload it.',
  },
  namedOtherwise: {
    is: 'The name of the file ends differently from its content, which is {found}.',
    instead: 'Rename the file so that it ends in .{ending}, and upload it again.',
  },
  pdfWanted: {
    is: 'This form has to be a PDF.',
    instead:
      'Scan the paper with your phone (Notes or Files on an iPhone, Google Drive on Android) and save it as PDF.',
  },
  // Shown by the web before it sends a file
  chosenOther: { is: '{name} is {found}.', instead: 'Use {kinds} up to 10 MB.' },
  chosenEmpty: { is: '{name} is empty.', instead: 'Choose another one, or save it again.' },
  chosenNotReal: { is: '{name} is not a real {found} file.', instead: 'Use {kinds} up to 10 MB.' },
  // Supported kinds with unsuitable content
  unreadable: { is: 'The file could not be read.', instead: 'Choose it again, or save a new copy and upload that.' },
  tooCostly: { is: 'The file could not be checked.', instead: 'Save a new copy and upload that.' },
  tooLarge: {
    is: 'The file is larger than 10 MB.',
    instead: 'Scan it at a lower resolution or in grayscale, or split it into several files.',
  },
  noRoomForFiles: { is: 'There is room for 200 files.', instead: 'Please contact customer service.' },
  noRoomForBytes: { is: 'There is no room for more files.', instead: 'Please contact customer service.' },
  noRoomOfOwner: {
    is: 'There is no room for more files of this owner.',
    instead: 'Please contact the operator of the portal.',
  },
  infected: {
    is: 'The file was refused by the virus scan.',
    instead: 'Check your device, then print the document to a new PDF or take a photo of it, and upload that.',
  },
  alsoArchive: {
    is: 'The file has an archive of other files inside.',
    instead: 'Print it to a new PDF, or save the picture again as JPG, and upload that.',
  },
  pdfIncomplete: {
    is: 'The PDF is incomplete.',
    instead: 'Download or scan it again, or open it and print it to a new PDF, and upload that.',
  },
  pdfPassword: {
    is: 'The PDF needs a password.',
    instead: 'Open it with the password, print it to a new PDF and upload that.',
  },
  pdfRights: {
    is: 'The PDF opens only for certain people or in a certain program.',
    instead: 'Open it there, print it to a new PDF and upload that.',
  },
  pdfPortfolio: {
    is: 'The PDF is a portfolio, a folder of other files.',
    instead: 'Open it in Adobe Acrobat, save each file from it as a PDF and upload those.',
  },
  pdfDynamicForm: {
    is: 'The PDF is a form that shows its pages in Adobe Acrobat only.',
    instead: 'Open it there, print it to a new PDF and upload that.',
  },
  pdfWithoutPages: { is: 'The PDF has no pages.', instead: 'Scan or save the document again and upload that.' },
  pictureIncomplete: {
    is: 'The picture is incomplete or damaged.',
    instead: 'Take or scan it again, or open it, save it again as JPG and upload that.',
  },
  pictureTooLarge: {
    is: 'The picture has more than 120 megapixels.',
    instead: 'Take or scan it again at a lower resolution.',
  },
  // Refusals of plan files
  tablePassword: {
    is: 'The file has a password.',
    instead: 'Remove it (File > Info > Protect Workbook) and upload it again.',
  },
  oldWorkbook: { is: '', instead: 'Save the file as .xlsx or .csv.' },
  macroWorkbook: { is: 'The workbook has macros.', instead: 'Save it as Excel Workbook (.xlsx) and upload that.' },
  binaryWorkbook: { is: 'This is a binary workbook.', instead: 'Save it as Excel Workbook (.xlsx) and upload that.' },
  openDocument: {
    is: 'This is a LibreOffice or OpenOffice spreadsheet.',
    instead: 'Save it as Excel 2007-365 (.xlsx) and upload that.',
  },
  numbers: {
    is: 'This is a Numbers spreadsheet.',
    instead: 'Choose File > Export To > Excel or CSV and upload that.',
  },
  googleLink: {
    is: 'This is a link to a Google sheet, not the sheet.',
    instead: 'Open it, choose File > Download > Microsoft Excel (.xlsx) and upload that.',
  },
  webTable: {
    is: 'This is a web page with a table, whatever its name says.',
    instead: 'Open it in Excel, save it as Excel Workbook (.xlsx) and upload that.',
  },
  xmlWorkbook: {
    is: 'This is an XML spreadsheet of Excel 2003.',
    instead: 'Open it in Excel, save it as Excel Workbook (.xlsx) and upload that.',
  },
  symbolicLink: {
    is: 'This is a SYLK file.',
    instead: 'Open it in Excel, save it as Excel Workbook (.xlsx) and upload that.',
  },
  damagedWorkbook: {
    is: 'The workbook is damaged or too large.',
    instead: 'Open it in Excel, copy the rows of the participants into a new workbook and save that as .xlsx.',
  },
  noSheet: {
    is: 'The workbook has no visible tab with cells.',
    instead: 'Unhide the tab with the participants and upload it again.',
  },
  severalTabs: {
    is: 'More than one tab has data: {tabs}.',
    instead: 'Hide or delete all but the one with the participants and upload it again.',
  },
  hiddenRows: {
    is: 'The tab hides rows with data, the first is row {place}.',
    instead: 'Unhide them or clear the filter, delete those that do not belong to it, and upload it again.',
  },
  noResult: {
    is: 'The formula in cell {place} has no result.',
    instead: 'Open the file in Excel, save it there and upload it again.',
  },
  errorCell: {
    is: 'Cell {place} shows an error.',
    instead: 'Correct its formula, or type the value, and upload it again.',
  },
  manyColumns: { is: 'The sheet has too many columns.', instead: 'Delete all columns but those of the sample file.' },
  manyRows: { is: 'The file has more than 10,000 rows.', instead: 'Split it into several files.' },
  noHeader: { is: 'No line names the columns.', instead: 'Add the names of the sample file as the first line.' },
  unknownColumn: { is: 'Unknown column.', instead: 'Delete it, or name it as in the sample file.' },
  doubleColumn: { is: 'The column is there twice.', instead: 'Delete one of the two.' },
  missingColumn: { is: 'The column is missing.', instead: 'Add it with the name of the sample file.' },
  noRows: { is: 'The file has no rows.', instead: 'Add the participants below the names of the columns.' },
  alreadyUploaded: {
    is: 'This file was already uploaded for this plan.',
    instead: 'Look for it in the list of uploads, or correct it and upload it again.',
  },
  emptyTable: { is: 'The file is empty.', instead: 'Export the participants again and upload that.' },
  twoEncodings: {
    is: 'The accented letters of the file can be read in two ways.',
    instead: 'Save it as CSV UTF-8 or as .xlsx and upload that.',
  },
  badEncoding: {
    is: 'The letters of the file cannot be read.',
    instead: 'Save it as CSV UTF-8 or as .xlsx and upload that.',
  },
  openQuote: {
    is: 'A quotation mark in line {place} has no second one.',
    instead: 'Open the file in Excel, save it as .xlsx and upload that.',
  },
  longLine: {
    is: 'Line {place} is too long.',
    instead: 'Open the file in Excel, check it there, save it as .xlsx and upload that.',
  },
  badXml: { is: 'The XML has errors.', instead: 'Export it again, or save the rows as .xlsx or .csv.' },
  xmlType: { is: 'The XML has a document type.', instead: 'Export it without one, or save the rows as .xlsx or .csv.' },
  xmlEncoding: {
    is: 'The XML has an encoding that is not accepted.',
    instead: 'Export it in UTF-8, or save the rows as .xlsx or .csv.',
  },
  xmlShape: {
    is: 'The XML has more than rows and columns.',
    instead: 'Save the rows as .xlsx or .csv, with the columns of the sample file.',
  },
  // Refusals of bank files
  noReturns: {
    is: 'This is neither a bank file nor a list of returns.',
    instead: 'Ask the bank for its ACH return file (NACHA, records of 94 characters), and use that.',
  },
  nothingReturned: {
    is: 'There is no returned payment in this file.',
    instead: 'Check that it is the file of returns that came from the bank, not the one that was sent there.',
  },
  returnsKnown: {
    is: 'These returns were imported before.',
    instead: 'Look for them in Returned Payments.',
  },
  statementFormat: {
    is: 'The statement is {found}.',
    instead: 'Ask the bank for BAI2 (version 2), or make a CSV file with the columns {columns}.',
  },
  statementLine: {
    is: 'Line {line}: expected {expected}, found {found}.',
    instead: 'Download the statement again; if it is the same, send the bank this line.',
  },
  statementTable: {
    is: 'This is not a table with commas: {found}',
    instead: 'Save it again as CSV with commas, the columns of the sample first.',
  },
  statementBalance: {
    is: 'The statement of {day} has no row of type {type}.',
    instead: 'Add that row with the balance of the bank.',
  },
  statementTotal: {
    is: 'The statement of {day} does not add up: opening {opening}, movements {movements}, closing {closing} cents.',
    instead: 'Download it again; if it is the same, ask the bank for a corrected one.',
  },
  statementTwice: {
    is: 'The file has {day} twice.',
    instead: 'Ask the bank for a file with each day once.',
  },
  statementNotOurs: {
    is: 'The file has no final statement of our account. {others}',
    instead: 'Download the closing statement of the account in BANK_ACCOUNT.',
  },
  statementRenamed: {
    is: 'The bank sent different content under the same name before ({name}).',
    instead: 'Ask the bank which of the two counts, and for a new one with its own number.',
  },
  statementEarly: {
    is: 'The statement of {day} is for a future day.',
    instead: 'Check the clock of this machine and the day in the file.',
  },
  statementFirst: {
    is: 'The first statement ({day}) needs an opening balance.',
    instead: 'Ask the bank for statements with the opening balance (BAI2 code 010).',
  },
  statementLate: {
    is: 'The statement of {day} comes too late: the statements up to {last} were read before.',
    instead: 'Download the statements of the days after {last}.',
  },
  statementMissing: {
    is: 'A statement is missing: {day} opens with {opening} cents, {last} closed with {closing}.',
    instead: 'Download the statements between the two days, and read them first.',
  },
} as const satisfies Record<string, { is: string; instead: string }>

export type FileRefusal = keyof typeof FILE_REFUSALS

/** The reason and the advice for the sender of the file. */
export function refusalText(refusal: FileRefusal, filled: Readonly<Record<string, string>> = {}): string {
  const { is, instead } = FILE_REFUSALS[refusal]
  return `${is} ${instead}`.trim().replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
}
