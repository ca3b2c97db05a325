CREATE INDEX "college_aishe" ON "college" USING btree ("aishe_code","id");--> statement-breakpoint
CREATE INDEX "school_udise" ON "school" USING btree ("udise_code","id");