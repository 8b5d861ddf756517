-- What an item comes from is read from the links, which every save keeps; only the totals of the last count stay.
drop table item_source;
