DROP INDEX "search_word_trigrams";--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" collate "default" gin_trgm_ops);