-- Five digits of a ZIP Code also find addresses with nine, by the beginning.
create index owner_search_zip_beginning on owner_search (zip text_pattern_ops);
