-- The lists of books show our own: some dozens beside a book for every account of a customer.
create index book_internal on book (book_id) where kind <> 'CUSTOMER';
