CREATE TABLE "listing_tally" (
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_alias" (
	"phrase" text COLLATE "C" NOT NULL,
	"also" text NOT NULL,
	CONSTRAINT "search_alias_phrase_also_pk" PRIMARY KEY("phrase","also")
);
--> statement-breakpoint
CREATE TABLE "search_doc" (
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"place" text NOT NULL,
	"norm" text NOT NULL,
	"also" text NOT NULL,
	"popularity" real NOT NULL,
	"city" integer,
	"head" boolean NOT NULL,
	"tsv" "tsvector" NOT NULL,
	CONSTRAINT "search_doc_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_slip" (
	"slip" text COLLATE "C" NOT NULL,
	"word" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_top" (
	"scope" text NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"kinds" text[] NOT NULL,
	"ids" integer[] NOT NULL,
	CONSTRAINT "search_top_scope_prefix_pk" PRIMARY KEY("scope","prefix")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_tally_scope" ON "listing_tally" USING btree ("kind","scope","facet","value","n");--> statement-breakpoint
CREATE INDEX "search_doc_tsv" ON "search_doc" USING gin ("tsv") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_head" ON "search_doc" USING gin ("tsv") WITH (fastupdate=false) WHERE head;--> statement-breakpoint
CREATE INDEX "search_slip_slip" ON "search_slip" USING btree ("slip","word");--> statement-breakpoint
CREATE UNIQUE INDEX "search_word_word" ON "search_word" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_word_key" ON "search_word" USING btree ("key");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);